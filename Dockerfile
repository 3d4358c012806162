# By its digest, an image is the same wherever and whenever it is fetched. This one is the index for all platforms, as
# `docker buildx imagetools inspect node:22.23.1-bookworm-slim` shows it; --build-arg NODE_IMAGE=… takes another one.
ARG NODE_IMAGE=node:22.23.1-bookworm-slim@sha256:6c74791e557ce11fc957704f6d4fe134a7bc8d6f5ca4403205b2966bd488f6b3

FROM ${NODE_IMAGE} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /umpire
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json ./
COPY scripts/bundle.ts scripts/bundling.ts scripts/
COPY scripts/sources scripts/sources
COPY src src
RUN npm run bundle && npm prune --omit=dev

FROM ${NODE_IMAGE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /umpire
COPY --from=build /umpire/node_modules node_modules
COPY --from=build /umpire/dist dist
COPY package.json LICENSE ./
COPY assets assets
COPY data data
COPY docs/rules docs/rules
COPY migrations migrations
# What large bitmaps took goes back to the system as soon as they are freed: see docs/operations.md, "Memory".
ENV MALLOC_MMAP_THRESHOLD_=262144
# Nothing but var and /tmp is written; what somebody has to mend is waited with, for Docker restarts whatever ends. Without a
# token the bot refuses to start: nobody outside could reach the sandbox.
ENV NODE_ENV=production UMPIRE_SANDBOX=off UMPIRE_DATABASE=/umpire/var/umpire.sqlite UMPIRE_ON_FAILURE=wait XDG_CACHE_HOME=/tmp
RUN mkdir -p var && chown node:node var
USER node
VOLUME /umpire/var
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "dist/umpire/umpire.js", "health"]
CMD ["node", "dist/umpire/umpire.js", "start"]
