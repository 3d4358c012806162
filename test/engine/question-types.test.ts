import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { type Advice, choice, event as eventOf, game, move, subset } from "#engine";
import { action, form, type Lab, note, order, question } from "./lab.ts";

const bid = action("bid", "Bid")
  .param(
    "card",
    "Which?",
    choice(() => ["king", "queen"]),
  )
  .param(
    "more",
    "Which more?",
    subset(() => ["u1", "u2"]),
  )
  .label((_, { card, more }) => {
    expectTypeOf(card).toEqualTypeOf<"king" | "queen" | undefined>();
    expectTypeOf(more).toEqualTypeOf<readonly ("u1" | "u2")[] | undefined>();
    return null;
  })
  .apply(() => {});
const sit = note("sit");

const prompt = () => ({ question: "?", facts: [] });
const bidding = question.sealed("bidding", {
  actions: [bid, sit],
  about: ({ hand }) => (hand.cards.length > 0 ? { cards: hand.cards } : null),
  prompt: (_, { cards }) => ({ question: cards.join(), facts: [] }),
  fallback: () => move(sit),
});
const marching = question.turn("marching", { actions: [sit], prompt, fallback: () => move(sit) });
const plays = [bidding, marching, { free: [bid], when: () => true }] as const;

describe("what does not compile", () => {
  it("is a question without an answer for whoever is absent", () => {
    // @ts-expect-error it has no fallback
    const lacking = question.turn("lacking", { actions: [sit], prompt });
    expect(lacking.name).toBe("lacking");
  });

  it("is a move with another param, another value, or too few or too many of them", () => {
    // @ts-expect-error there is no such param
    move(bid, { card: "king", more: [], less: [] });
    // @ts-expect-error a jack is none of the choices
    move(bid, { card: "jack", more: [] });
    // @ts-expect-error one param is missing
    move(bid, { card: "king" });
    // @ts-expect-error all of them are missing
    move(bid);
    // @ts-expect-error it has no params
    move(sit, { card: "king" });
    expect(move(bid, { card: "king", more: ["u1"] })).toEqual({
      action: "bid",
      params: { card: "king", more: ["u1"] },
    });
    expect(move(sit)).toEqual({ action: "sit", params: {} });
  });

  it("is a computer player that forgets a question, or knows one that there is not", () => {
    // @ts-expect-error nobody says what to march with
    const forgetful: Advice<Lab, typeof plays> = { bidding: "fallback" };
    // @ts-expect-error there is no such question
    const inventive: Advice<Lab, typeof plays> = { bidding: "fallback", marching: "fallback", sailing: "fallback" };
    const whole: Advice<Lab, typeof plays> = {
      bidding: (_, about) => {
        expectTypeOf(about).toEqualTypeOf<{ cards: readonly string[] }>();
        return "fallback";
      },
      marching: "fallback",
    };
    expect([forgetful, inventive, whole]).toHaveLength(3);
  });

  it("is a button on the public post that looks at a hand", () => {
    const looking = question.turn("looking", {
      actions: [sit],
      prompt,
      // @ts-expect-error everyone's view has no hand
      openAnswers: ({ hand }) => [{ label: hand.cards.join(), moves: [move(sit)] }],
      fallback: () => move(sit),
    });
    const nameless = question.turn("nameless", {
      actions: [sit],
      prompt,
      // @ts-expect-error it has a label of its own, for one that is made of a view may tell a hand
      openAnswers: () => [{ moves: [move(sit)] }],
      fallback: () => move(sit),
    });
    expect([looking, nameless]).toHaveLength(2);
  });

  it("is an answer to a question by what another is about, or by a param that the order has not", () => {
    const high = order(
      "high",
      {
        title: "High",
        form: form().param(
          "card",
          "Which?",
          choice(() => ["king"]),
        ),
      },
      (answers) => [
        answers(bidding, (_, { cards }, { card }) => {
          expectTypeOf(cards).toEqualTypeOf<readonly string[]>();
          expectTypeOf(card).toEqualTypeOf<"king">();
          return null;
        }),
        // @ts-expect-error marching is about nothing
        answers(marching, (_, { cards }) => (cards ? null : move(sit))),
        // @ts-expect-error there is no such param
        answers(marching, (_, __, { units }) => (units ? null : move(sit))),
      ],
    );
    expect(high.answers).toHaveLength(3);
  });

  it("is a game that has no words for an event, or does not say what is stored of it", () => {
    interface War extends Lab {
      Event: { readonly kind: "won"; readonly by: string } | { readonly kind: "lost" };
      Secret: { readonly kind: "won"; readonly card: string };
    }
    const { told, define } = game<War>();
    type Words = Parameters<typeof define>[1]["told"];
    const won = told("won", { line: ({ by }) => by, privately: ({ card }) => card });
    const lost = told("lost", { line: () => null });
    // @ts-expect-error what its seat is told has no words
    told("won", { line: ({ by }) => by });
    // @ts-expect-error there is no such event
    told("drawn", { line: () => null });
    expect([won, lost] satisfies Words).toHaveLength(2);
    const guide = {
      welcome: () => [],
      notice: () => [],
      standings: () => ({ lead: "", lines: [] }),
      glossary: () => [],
    };
    const games = (rest: Parameters<typeof define>[0]) => {
      const all = { won: eventOf("won", { by: z.string() }), lost: eventOf("lost", {}) };
      const events = [all];
      const secrets = [{ won: eventOf("won", { card: z.string() }) }];
      const whole = { plays: [] as const, orders: [], advice: {}, guide, events, secrets, told: [won, lost] as const };
      define(rest, whole);
      // @ts-expect-error nobody says what is said when it is lost
      define(rest, { ...whole, told: [won] });
      // @ts-expect-error nothing says what is stored when it is lost
      define(rest, { ...whole, events: [{ won: all.won }] });
      // @ts-expect-error nothing says what is stored of what its seat is told
      define(rest, { ...whole, secrets: [] });
      // @ts-expect-error what is stored says nothing of who has won
      define(rest, { ...whole, events: [{ won: eventOf("won", {}), lost: all.lost }] });
    };
    expect(games).toBeDefined();
  });
});
