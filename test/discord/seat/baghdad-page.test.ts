import { expect, it } from "vitest";
import { CHANNEL, GUILD, interaction, person, service } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";

it("plays a turn", async () => {
  const s = await service();
  const seats = ["shiite", "sunni", "government"];
  const { id } = await s.campaigns.create({ game: "battle-for-baghdad", name: "Test", options: { seats: "3" }, host: person(0), guild: GUILD, channel: CHANNEL, pace: 24, interaction: interaction() });
  for (const [i, seat] of seats.entries()) await s.campaigns.join({ game: id, person: person(i), seat, word: null, interaction: interaction() }).catch(() => s.campaigns.join({ game: id, person: person(i), seat: null, word: null, interaction: interaction() }));
  await s.campaigns.start(id, person(0), false, interaction());
  const guests = seats.map((_, i) => new Guest(s, i, id));
  for (const g of guests) { await g.open(); console.log(g.text, g.labels(), g.menus().map((m) => `${m.placeholder}: ${m.options.length}`)); }
  const [a, b, c] = guests as [Guest, Guest, Guest];
  const log = (g: Guest) => console.log(g.text, g.labels(), g.menus().map((m) => `${m.placeholder}: ${m.options.map((o) => (o.default ? "*" : "") + o.label).join(" | ")}`));
  await b.press("Place them evenly"); log(b);
  await a.press("Place them evenly"); log(a);
  await c.open(); await c.press("Place them evenly"); log(c);
  for (const g of guests) { await g.open(); log(g); }
  for (let n = 0; n < 12; n++) for (const g of guests) {
    await g.open();
    const label = g.labels().find((l) => /^(Up to 1|Keep|Ready|Recruit and move nothing|Submit this plan|End my)/.test(l));
    const owed = g.text.includes("The game waits for you");
    if (!owed) continue;
    log(g);
    if (label) await g.press(label); else { console.log("NO WAY"); if (g.labels().includes("Submit")) await g.press("Submit"); }
  }
  for (const r of await s.repository.log(id)) console.log('ROW', r.seq, r.kind, r.seat, r.action, JSON.stringify(r.params).slice(0,80));
  const last = await s.repository.livePost(id, null);
  for (let n = 1; n <= (last?.number ?? 0); n++) { const live = await s.campaigns.deliveries.live(id, n); console.log("LIVE", n, live?.title, live?.text.map((t) => typeof t === "string" ? t : "literal" in t ? t.literal : "@").join(""), live?.controls.map((x) => x.label)); }
});
