package patolli.ui.weather;

/** How near a stroke of lightning is. */
public enum Strike { NEAR, FAR }
