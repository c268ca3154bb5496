package patolli.ui.table;

import java.util.ArrayList;
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

/** The twenty assets: each in its own seat, by value, before its owner, or strewn over the shield. */
final class AssetsOnTable {
    /** How large an asset is in the pool, against its size in the rows. */
    static final double POOL_SCALE = 0.84;
    private final List<AssetSprite> all = new ArrayList<>();

    AssetsOnTable(Pane layer, Pictures pictures) {
        for (Asset kind : Asset.values()) {
            for (int i = 1; i <= kind.count(); i++) {
                all.add(new AssetSprite(pictures, kind.key(), i));
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

    List<AssetSprite> all() {
        return all;
    }

    /** Where each asset has its place now, by the holders as they are noted. */
    Map<AssetSprite, Point2D> places() {
        Map<AssetSprite, Point2D> places = new HashMap<>();
        List<AssetSprite> pool = heldBy(Optional.empty());
        for (AssetSprite asset : all) {
            places.put(asset, asset.owner().map(side -> BoardLayout.asset(side, seat(asset, side)))
                    .orElseGet(() -> BoardLayout.pool(pool.indexOf(asset), pool.size())));
        }
        return places;
    }

    /** By value: red keeps the library card longest, blue the jade head. */
    private int seat(AssetSprite asset, Side side) {
        int seat = all.indexOf(asset);
        boolean treasure = seat >= all.size() - 2;
        return treasure && side == Side.BLUE ? 2 * all.size() - 3 - seat : seat;
    }

    /** The size of an asset where it belongs. */
    static double scale(AssetSprite asset) {
        return asset.owner().isPresent() ? 1 : POOL_SCALE;
    }

    private List<AssetSprite> heldBy(Optional<Side> holder) {
        return all.stream().filter(asset -> asset.owner().equals(holder)).toList();
    }

    /** How many assets a side has, or lie in the pool when no side is given. */
    int count(Optional<Side> holder) {
        return heldBy(holder).size();
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
