# This site's own server in a container. The steps are the README's (npm ci, npm run build, start).
#
# Not built with a container engine yet: where it was written there was none. What was checked
# instead: the same commands in the same order, in folders with the same files, as a user without
# rights; then the server started on the files of the last stage alone, in a folder that it may not
# write to, with the outbox elsewhere.
#
#   docker build -t site --build-context studio=../delft --build-arg VITE_SITE_URL=https://www.example.pt .
#   docker run --read-only --cap-drop ALL --security-opt no-new-privileges \
#     -p 127.0.0.1:3000:3000 -v site-data:/site/data -e TRUST_PROXY=1 site
#
# `studio` is the folder of the studio; without that option it is studio/. Its .env is not read: the build's
# settings are arguments, the server's are variables of `docker run`.
# It writes nowhere but to /site/data, not even to /tmp: no tmpfs is needed.

# --build-context takes the place of this stage.
FROM scratch AS studio
COPY studio /

FROM node:24-slim AS build
USER node
WORKDIR /home/node/site
COPY --chown=node package.json package-lock.json ./
RUN npm ci
COPY --chown=node . .
# In the sample's place, so that the build is dist/.
RUN rm -r studio
COPY --chown=node --from=studio / studio/
# The build's settings: .env.example explains them.
ARG VITE_SITE_URL VITE_EMAILJS_ORIGIN VITE_EMAILJS_PUBLIC_KEY VITE_EMAILJS_SERVICE_ID
ARG VITE_EMAILJS_TEMPLATE_ID VITE_GA_MEASUREMENT_ID
RUN npm run build

FROM node:24-slim AS packages
USER node
WORKDIR /home/node/site
COPY --chown=node package.json package-lock.json ./
# The image has a Node already; the project's own copy would double its size.
RUN npm ci --omit=dev && rm -r node_modules/node

FROM node:24-slim
WORKDIR /site
# Belongs to root: the server may read it and no more.
COPY --from=packages /home/node/site/node_modules node_modules
COPY --from=build /home/node/site/package.json package.json
COPY --from=build /home/node/site/build/own-node.cjs build/own-node.cjs
COPY --from=build /home/node/site/server server
COPY --from=build /home/node/site/src/contact/contact-message.ts src/contact/contact-message.ts
COPY --from=build /home/node/site/src/contact/contact-outcome.ts src/contact/contact-outcome.ts
COPY --from=build /home/node/site/src/contact/contact-reply.ts src/contact/contact-reply.ts
COPY --from=build /home/node/site/src/i18n/escape-html.ts src/i18n/escape-html.ts
COPY --from=build /home/node/site/src/i18n/fill.ts src/i18n/fill.ts
# For the owner's commands: `docker exec … node server/commands/outbox.ts`.
COPY --from=build /home/node/site/src/studio src/studio
COPY --from=build /home/node/site/dist dist
RUN mkdir data && chown node data
USER node
VOLUME /site/data
ENV NODE_ENV=production PORT=3000
EXPOSE 3000
# Whether it answers. Whether messages can be kept and delivered is /readyz: a restart mends neither a
# full disk nor a mail server that refuses.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/index.ts"]
