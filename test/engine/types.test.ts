import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { choice, integer, route, rows, subset, type View } from "#engine";
import { action, form, type Lab, procedure } from "./lab.ts";

describe("what does not compile", () => {
  it("is a stage that does not exist", () => {
    // @ts-expect-error "thrid" is none of the stages
    procedure<null>("p")({ first: () => "second", second: () => "thrid" });
    procedure<null>("p")({ first: () => "second", second: () => "done" });
  });

  it("is a procedure called with the wrong notes", () => {
    const fight = procedure<{ zone: string }>("fight", { notes: z.strictObject({ zone: z.string() }) })({
      only: () => "done",
    });
    procedure<null>("p")({
      first: ({ call }) => {
        // @ts-expect-error a zone is a string
        call(fight, { zone: 1 });
        call(fight, { zone: "north" });
        return "done";
      },
    });
  });

  it("is a param of the wrong type", () => {
    action("move", "Move")
      .param(
        "from",
        "From?",
        choice(() => ["north", "south"]),
      )
      .param(
        "units",
        "Which?",
        subset(() => ["u1", "u2"]),
      )
      .param(
        "path",
        "Where?",
        route(() => ["hill"]),
      )
      .optional(
        "n",
        "How many?",
        ({ params }) => params.from === "north",
        integer(() => [0, 1]),
      )
      .apply(({ params }) => {
        expectTypeOf(params.from).toEqualTypeOf<"north" | "south">();
        expectTypeOf(params.units).toEqualTypeOf<readonly ("u1" | "u2")[]>();
        expectTypeOf(params.path).toEqualTypeOf<readonly "hill"[]>();
        expectTypeOf(params.n).toEqualTypeOf<number | undefined>();
        // @ts-expect-error there is no such param
        expect(() => params.to).toBeDefined();
        // @ts-expect-error west is none of the choices
        expect(params.from === "west").toBe(false);
        // @ts-expect-error params are read-only
        params.units.push("u1");
      });
  });

  it("is a question about a param that comes later", () => {
    action("move", "Move").param(
      "from",
      "From?",
      // @ts-expect-error nothing is picked yet
      choice(({ params }) => [params.path]),
    );
  });

  it("is a row that lacks a member", () => {
    interface Shot {
      readonly firer: string;
      readonly power: number;
    }
    const firer = form().param(
      "firer",
      "Who?",
      choice(() => ["a"]),
    );
    // @ts-expect-error a shot has a power too
    rows((_: unknown, earlier: readonly Shot[]) => (earlier.length > 0 ? null : firer));
  });

  it("is a look at another seat's hand, at the box, or at dice", () => {
    const looks = (view: View<Lab>) => {
      // @ts-expect-error a view holds one hand
      view.hands;
      // @ts-expect-error nobody sees the box
      view.box;
      // @ts-expect-error views are not drawn from
      view.dice;
      return view.hand.cards;
    };
    expect(looks).toBeDefined();
  });

  it("is writing to a view", () => {
    const writes = ({ table, hand }: View<Lab>) => {
      // @ts-expect-error the table is read-only
      table.rounds = 2;
      // @ts-expect-error so is the hand
      hand.cards.push("x");
    };
    expect(writes).toBeDefined();
  });
});
