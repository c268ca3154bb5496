/** What flares up and flies off at the table when something is decided: sunbursts, a shock, dust, chips. */
package patolli.forge.burst;
