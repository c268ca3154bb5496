package patolli.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import patolli.rules.Side;
import patolli.rules.patolli.Asset;
import patolli.rules.patolli.PatolliState;
import patolli.ui.common.Pictures;

/** The twenty assets: in rows by value before their owners, and strewn over the shield. */
final class AssetsOnTable {
    /** How large an asset is in the pool, against its size in the rows. */
    static final double POOL_SCALE = 0.78;
    private static final double STAKED_SCALE = 1.16;
    private final List<AssetSprite> all = new ArrayList<>();

    AssetsOnTable(Pane layer, Pictures pictures) {
        for (Asset kind : Asset.values()) {
            for (int i = 0; i < kind.count(); i++) {
                all.add(new AssetSprite(pictures, kind.key()));
            }
        }
        layer.getChildren().addAll(all);
    }

    /** Takes the named assets from one holder to another, without moving their pictures. */
    List<AssetSprite> hand(List<String> kinds, Optional<Side> from, Optional<Side> to) {
        List<AssetSprite> handed = new ArrayList<>();
        for (String kind : kinds) {
            all.stream().filter(a -> a.kind().equals(kind) && a.owner().equals(from) && !handed.contains(a)).findFirst()
                    .ifPresent(handed::add);
        }
        handed.forEach(asset -> asset.belong(to));
        return handed;
    }

    /** Where each asset has its place now, by the holders as they are noted. */
    Map<AssetSprite, Point2D> places() {
        Map<AssetSprite, Point2D> places = new HashMap<>();
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            List<AssetSprite> held = heldBy(Optional.of(side));
            if (side == Side.BLUE) {
                // Blue keeps the jade head longest, red the library card.
                held.sort(Comparator.comparingInt(a -> a.kind().equals(Asset.JADE_HEAD.key()) ? 1 : 0));
            }
            for (int i = 0; i < held.size(); i++) {
                places.put(held.get(i), BoardLayout.asset(side, i));
            }
        }
        List<AssetSprite> pool = heldBy(Optional.empty());
        for (int i = 0; i < pool.size(); i++) {
            places.put(pool.get(i), BoardLayout.pool(i, pool.size()));
        }
        return places;
    }

    /** Each side's poorest stand out: so many would be laid on the shield. */
    void offerStake(int amount) {
        settle();
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            places().forEach((asset, place) -> {
                for (int i = 0; i < amount; i++) {
                    if (asset.owner().equals(Optional.of(side)) && place.equals(BoardLayout.asset(side, i))) {
                        asset.place(place.subtract(0, 7));
                        asset.setScaleX(STAKED_SCALE);
                        asset.setScaleY(STAKED_SCALE);
                    }
                }
            });
        }
    }

    /** The size of an asset where it belongs. */
    static double scale(AssetSprite asset) {
        return asset.owner().isPresent() ? 1 : POOL_SCALE;
    }

    private List<AssetSprite> heldBy(Optional<Side> holder) {
        return new ArrayList<>(all.stream().filter(asset -> asset.owner().equals(holder)).toList());
    }

    /** Lays every asset where the position has it. */
    void show(PatolliState state) {
        Map<Optional<Side>, List<String>> due = new HashMap<>();
        due.put(Optional.of(Side.RED), new ArrayList<>(state.assets(Side.RED)));
        due.put(Optional.of(Side.BLUE), new ArrayList<>(state.assets(Side.BLUE)));
        due.put(Optional.empty(), new ArrayList<>(state.pool()));
        List<AssetSprite> loose = all.stream().filter(a -> !due.get(a.owner()).remove(a.kind())).toList();
        for (AssetSprite asset : loose) {
            due.entrySet().stream().filter(e -> e.getValue().remove(asset.kind())).findFirst()
                    .ifPresent(e -> asset.belong(e.getKey()));
        }
        settle();
    }

    /** Lays every asset where it belongs by the holders as they are noted. */
    void settle() {
        places().forEach((asset, place) -> {
            asset.rest();
            asset.setScaleX(scale(asset));
            asset.setScaleY(scale(asset));
            asset.place(place);
        });
    }
}
