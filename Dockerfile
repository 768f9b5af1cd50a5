# One image; the command says which part runs: api (default), worker or migrate.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/contract/package.json libs/contract/
COPY libs/writing/package.json libs/writing/
COPY libs/stripe-sandbox/package.json libs/stripe-sandbox/
COPY libs/mail-sandbox/package.json libs/mail-sandbox/
COPY libs/testing/package.json libs/testing/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --no-audit --no-fund
COPY . .
# What the page is built from stands in its bundle: only the backend's own packages are shipped.
RUN npx nx run-many -t build && npm ci --omit=dev --workspace=backend --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/backend ./backend
COPY --from=build /app/frontend/dist ./frontend/dist
COPY deploy/entrypoint.sh /usr/local/bin/repurpose
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["repurpose", "health"]
ENTRYPOINT ["repurpose"]
CMD ["api"]
