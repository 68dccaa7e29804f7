import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPageFile } from './page-file.ts'
import { contentSecurityPolicy, createNonce, type PageSources } from './security-headers.ts'

const noncePlaceholder = /__CSP_NONCE__/g
/** A `<script>` or `<style>` that the build has not marked. */
const unmarkedTag = /<(script|style)(?![^>]*\bnonce=)/g
const yearInSeconds = 31_536_000

/**
 * Hands out the built client. Files under `assets/` have the hash of their content in the name and may
 * be kept for ever; the page itself is made anew each time, with a fresh nonce, and read anew when it was built
 * anew.
 */
export async function serveWebClient(
  app: FastifyInstance,
  webDir: string,
  sources?: PageSources,
): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webDir, 'assets'))
      const kept = isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600'
      reply.setHeader('Cache-Control', kept)
    },
  })
  const page = createPageFile(join(webDir, 'index.html'))
  app.get('/', (_request, reply) => sendPage(reply, page(), sources))
  app.get('/index.html', (_request, reply) => sendPage(reply, page(), sources))
  app.decorate('sendPage', (reply: FastifyReply) => sendPage(reply, page(), sources))
}

/** Whether a path that no route knows is one of the client's: a page that a person opens. */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (/^\/(api|graphql|health|assets)(\/|\?|$)/.test(request.url)) return false
  return (request.headers.accept ?? '').includes('text/html')
}

async function sendPage(
  reply: FastifyReply,
  page: string,
  sources: PageSources | undefined,
): Promise<FastifyReply> {
  const nonce = createNonce()
  const html = page.replace(noncePlaceholder, nonce).replace(unmarkedTag, `<$1 nonce="${nonce}"`)
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, sources))
    .type('text/html; charset=utf-8')
    .send(html)
}
