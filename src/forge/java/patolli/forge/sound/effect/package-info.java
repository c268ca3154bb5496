/** Short recipes for what happens at the table: mono, dry or with the court's answer, seeded by their variant. */
package patolli.forge.sound.effect;
