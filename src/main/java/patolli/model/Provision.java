package patolli.model;

import patolli.beans.Bag;

/** What a contest is played with: its beans, and who keeps it. */
public record Provision(Bag beans, Keeper keeper) { }
