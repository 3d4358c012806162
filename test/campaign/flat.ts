/** Lets tests from outside the project call what the service's groups do without naming the group, as they always could. */
import type { Campaigns } from "../../src/campaign/campaigns.ts";

export function flat(campaigns: Campaigns): Campaigns {
  const { people, time, acting, showing, requests, books } = campaigns;
  return Object.assign(campaigns, people, time, acting, showing, {
    ask: requests.ask,
    askAgain: requests.askAgain,
    answerRequest: requests.answer,
    definitions: books.definitions,
    shipped: books.shipped.bind(books),
    withScenario: books.withScenario.bind(books),
  });
}
