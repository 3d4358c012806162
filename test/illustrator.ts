import { packIn } from "../src/campaign/packs/stored-packs.ts";
import type { CampaignService } from "../src/campaign/service.ts";
import { createIllustrator, type Illustrator } from "../src/drawing/illustrator.ts";
import { type Paint, perform } from "../src/drawing/perform.ts";
import { RulebookCache } from "../src/drawing/rulebook-cache.ts";
import type { Repository } from "../src/store/repository.ts";

/** As much of a picture as Discord looks at. */
export const DOT = Buffer.from("89504e470d0a1a0a", "hex");

/** The rules that sketches are drawn by. */
interface Drawn {
  readonly campaigns: { readonly books: Pick<CampaignService["books"], "definitions" | "shipped"> };
  readonly repository: Pick<Repository, "pack">;
}

/** Makes scenes as the drawing threads do, by the rules of this service, on this thread; `paint` makes something of them. */
export function illustratorOf({ campaigns, repository }: Drawn, paint: Paint = () => DOT): Illustrator {
  const books = new RulebookCache(campaigns.books.definitions, ({ id }) => campaigns.books.shipped(id));
  return createIllustrator({
    perform: async (task) => perform(task, books, paint),
    pack: (hash) => packIn(repository, hash),
  });
}

/** The same for pictures of no game. */
export const sceneIllustrator = (paint: Paint = () => DOT): Illustrator =>
  createIllustrator({ perform: async (task) => perform(task, new RulebookCache([]), paint), pack: async () => null });
