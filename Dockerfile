FROM node:22-bookworm-slim AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /umpire
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /umpire
COPY --from=build /umpire/node_modules node_modules
COPY . .
ENV NODE_ENV=production UMPIRE_DATABASE=/umpire/var/umpire.sqlite
RUN mkdir -p var && chown node:node var
USER node
VOLUME /umpire/var
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "--import", "tsx", "src/cli/index.ts", "health"]
CMD ["node", "--import", "tsx", "src/main.ts"]
