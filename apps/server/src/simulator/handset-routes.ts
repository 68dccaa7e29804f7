import type { BankServices } from '@tartip/bank-twin/bank-services'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { deskRoute, emptyShape, withId, withReason } from './desk-route.ts'
import type { SmsDesk } from '@tartip/bank-twin/sms/sms'

const messagesShown = 50
const phone = z.string().regex(/^996\d{9}$/)
const withKey = z.object({ id: z.string().regex(/^bank-[0-9a-f-]{36}$/) })

/** The phones of the demo's people: received messages, and requests to confirm. */
export function registerHandsets(app: FastifyInstance, desks: BankServices['desks']): void {
  const { sms, handset } = desks

  app.get('/api/simulator/sms', async request => {
    const wanted = z.object({ phone: phone.optional() }).safeParse(request.query)
    const messages = await sms.messages(wanted.data?.phone, messagesShown)
    return {
      messages: messages.map(message => ({ ...message, acceptedAt: toIso(message.acceptedAt) })),
    }
  })

  deskRoute(
    app,
    '/sms/phones',
    { params: emptyShape, body: z.object({ phone, isFailing: z.boolean() }) },
    async (_params, body) => {
      await sms.setPhoneFailing(body.phone, body.isFailing)
      return { ok: true }
    },
  )

  app.get('/api/simulator/phones', async () => ({
    keys: (await handset.keys()).map(key => ({
      pcUserId: key.pcUserId,
      username: key.username,
      status: key.status,
      expirationDate: toIso(key.expirationDate),
    })),
    requests: (await handset.requests(undefined)).map(request => ({
      ...request,
      createdAt: toIso(request.createdAt),
      validUntil: toIso(request.validUntil),
    })),
  }))

  deskRoute(
    app,
    '/phones/keys',
    { params: emptyShape, body: z.object({ text: z.string().min(1).max(200) }) },
    async (_params, { text }) => {
      const taken = await handset.takeKey(text)
      return taken.ok ? { ok: true } : taken
    },
  )
  deskRoute(
    app,
    '/phones/keys/:id',
    { params: withKey, body: z.object({ isBlocked: z.boolean() }) },
    async ({ id }, { isBlocked }) => {
      const set = await handset.setBlocked(id, isBlocked)
      return set.ok ? { ok: true } : set
    },
  )
  deskRoute(
    app,
    '/phones/requests/:id/confirm',
    { params: withId, body: emptyShape },
    async ({ id }) => {
      const outcome = await handset.confirm(id)
      return outcome.ok ? { ok: true } : outcome
    },
  )
  deskRoute(
    app,
    '/phones/requests/:id/decline',
    { params: withId, body: withReason },
    async ({ id }, { reason }) => {
      const outcome = await handset.decline(id, reason)
      return outcome.ok ? { ok: true } : outcome
    },
  )
}

/** All SMS messages of the bank, newest first. In demo mode only. */
export function registerMessages(app: FastifyInstance, desk: SmsDesk): void {
  app.get<{ Querystring: { phone?: string } }>('/api/simulator/messages', async request => {
    const { phone } = request.query
    const messages = await desk.messages(phone, messagesShown)
    return {
      messages: messages.map(({ messageId, text, purpose, state, acceptedAt, ...message }) => ({
        messageId,
        phone: message.phone,
        text,
        purpose,
        state,
        acceptedAt: toIso(acceptedAt),
      })),
    }
  })
}
