package patolli.forge;

import java.util.List;
import patolli.forge.bell.BellStudio;
import patolli.forge.brazier.BrazierStudio;
import patolli.forge.burst.BurstStudio;
import patolli.forge.cabinet.CabinetStudio;
import patolli.forge.codex.CodexStudio;
import patolli.forge.cowrie.CowrieStudio;
import patolli.forge.firelight.HandsByFire;
import patolli.forge.furniture.FurnitureStudio;
import patolli.forge.icon.IconStudio;
import patolli.forge.jaguar.JaguarStudio;
import patolli.forge.mark.MarkStudio;
import patolli.forge.mictlan.MictlanStudio;
import patolli.forge.pagade.PagadeStudio;
import patolli.forge.paper.PaperStudio;
import patolli.forge.pieces.PieceStudio;
import patolli.forge.plinth.PlinthStudio;
import patolli.forge.seat.PuppetStudio;
import patolli.forge.seat.SeatStudio;
import patolli.forge.speech.SpeechStudio;
import patolli.forge.splash.SplashStudio;
import patolli.forge.tablan.TablanStudio;
import patolli.forge.table.TableStudio;
import patolli.forge.token.TokenStudio;
import patolli.forge.tula.TulaStudio;

/** Every studio, one a line. */
public final class Studios {
    /** In the order in which the forge works. */
    public static final List<Studio> ALL = List.of(
            new TableStudio(),
            new BellStudio(),
            new TablanStudio(),
            new PagadeStudio(),
            new PaperStudio(),
            new SpeechStudio(),
            new MarkStudio(),
            new BrazierStudio(),
            new BurstStudio(),
            new FurnitureStudio(),
            new PieceStudio(),
            new CodexStudio(),
            new SeatStudio(),
            new HandsByFire(),
            new PuppetStudio(),
            new TokenStudio(),
            new PlinthStudio(),
            new CowrieStudio(),
            new IconStudio(),
            new SplashStudio(),
            new JaguarStudio(),
            new MictlanStudio(),
            new TulaStudio(),
            new CabinetStudio());

    private Studios() { }
}
