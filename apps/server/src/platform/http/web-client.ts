import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpRefusal } from './errors.ts'
import { createPageFile } from './page-file.ts'
import { contentSecurityPolicy, createNonce, type PageSources } from './security-headers.ts'

const noncePlaceholder = /__CSP_NONCE__/g
/** A `<script>` or `<style>` that the build has not marked. */
const unmarkedTag = /<(script|style)(?![^>]*\bnonce=)/g
const yearInSeconds = 31_536_000

export interface WebClientOptions {
  readonly sources?: PageSources | undefined
  /** Paths below which nothing of the client is handed out, neither pages nor files. */
  readonly hiddenPaths?: readonly string[] | undefined
}

/**
 * Hands out the built client. Files under `assets/` have the hash of their content in the name and may
 * be kept for ever; the page itself is made again each time, with a fresh nonce, and read again after a
 * build.
 */
export async function serveWebClient(
  app: FastifyInstance,
  webDir: string,
  { sources, hiddenPaths = [] }: WebClientOptions = {},
): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) return
  app.addHook('onRequest', async request => {
    if (isBelow(request.url, hiddenPaths)) throw new HttpRefusal(404, 'NOT_FOUND')
  })
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

/** Compares as a file system may read the address: decoded, without dots and double slashes, in any case. */
function isBelow(url: string, paths: readonly string[]): boolean {
  const [address = ''] = url.split(/[?#]/)
  const path = `${posix.normalize(decodeURIComponent(address)).toLowerCase()}/`.replace(/\/+/g, '/')
  return paths.some(hidden => path.startsWith(`${hidden}/`))
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
