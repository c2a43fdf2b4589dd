FROM node:20-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# npm pack takes what package.json calls the package's files, and builds dist first.
RUN npm pack --silent && tar -xzf lanista-*.tgz && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/package ./
# Where the embedded database lives when there is no DATABASE_URL.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
ENV HOST=0.0.0.0 PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/lanista.js", "serve"]
