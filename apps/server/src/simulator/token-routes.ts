import type { BankServices } from '@tartip/bank-twin/bank-services'
import { softwareKeyKinds, softwareTokenStates } from '@tartip/bank-twin/token/software-token-store'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { demoTokenPin } from '../demo-world/load-demo-services.ts'
import { deskRoute, emptyShape, withId } from './desk-route.ts'

/** 64 KiB of text to sign, in base64. */
const longestData = 90_000
const toSign = z.object({ pin: z.string().max(64), data: z.base64().max(longestData) })

/**
 * Tokens without hardware. The demo's browser plugin requests here what a real device would return:
 * the certificate, and a signature over bytes.
 */
export function registerTokens(
  app: FastifyInstance,
  { tokens }: Pick<BankServices['desks'], 'tokens'>,
): void {
  app.get('/api/simulator/tokens', async () => ({
    pin: demoTokenPin,
    tokens: (await tokens.list()).map(token => ({
      ...token,
      validUntil: toIso(token.validUntil),
    })),
  }))
  deskRoute(app, '/tokens/:id/certificate', { params: withId, body: emptyShape }, async ({ id }) =>
    tokens.certificate(id),
  )
  deskRoute(app, '/tokens/:id/sign', { params: withId, body: toSign }, async ({ id }, body) =>
    tokens.sign(id, body.pin, Buffer.from(body.data, 'base64')),
  )
  deskRoute(
    app,
    '/tokens/:id/state',
    { params: withId, body: z.object({ state: z.enum(softwareTokenStates) }) },
    async ({ id }, { state }) => {
      const set = await tokens.setState(id, state)
      return set.ok ? { ok: true } : set
    },
  )
  deskRoute(
    app,
    '/tokens/:id/key',
    { params: withId, body: z.object({ keyKind: z.enum(softwareKeyKinds) }) },
    async ({ id }, { keyKind }) => {
      const set = await tokens.setKeyKind(id, keyKind)
      return set.ok ? { ok: true } : set
    },
  )
  deskRoute(app, '/tokens/:id/revoke', { params: withId, body: emptyShape }, async ({ id }) =>
    tokens.revoke(id),
  )
  deskRoute(app, '/tokens/:id/unlock', { params: withId, body: emptyShape }, async ({ id }) =>
    tokens.unlock(id),
  )
}
