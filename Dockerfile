# The server in a container: see docs/hosting.md.
FROM node:22-bookworm-slim AS web
WORKDIR /ruinous/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY locales ../locales
COPY web .
RUN npm run build

FROM rust:1-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /ruinous
COPY . .
COPY --from=web /ruinous/web/dist web/dist
RUN cargo build --release --locked -p ruinous

FROM debian:bookworm-slim
RUN useradd --system --uid 7878 --home-dir /data ruinous && install -d -o ruinous -g ruinous /data
COPY --from=build /ruinous/target/release/ruinous /usr/local/bin/ruinous
USER ruinous
VOLUME /data
EXPOSE 7878
ENV RUINOUS_LISTEN=0.0.0.0:7878 RUINOUS_DATA_DIR=/data
STOPSIGNAL SIGTERM
ENTRYPOINT ["ruinous"]
CMD ["serve"]
