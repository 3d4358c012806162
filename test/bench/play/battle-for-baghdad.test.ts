import { playsWithin } from "./goal.ts";

playsWithin("battle-for-baghdad", {
  stops: 4,
  mostStops: 5, // also for whoever is attacked, in one Zone or in several
  posts: 14,
  notifications: 4,
  requests: 4.2,
  taps: {
    usualTurn: 25,
    deploymentByDefault: 2,
    pass: 1,
    bid: 2,
    keepCard: 1,
    keepNone: 1,
    accept: 1,
    decline: 1,
    ready: 1,
    agreementFromTemplate: 4,
    agreementOfTwoClauses: 9,
    recruitOfOneLot: 4,
    moveOfOneStack: 5,
    plan: 5,
  },
});
