import type { SmsDesk } from '@tartip/bank-twin/sms/sms'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'

const messagesShown = 50

/** Everybody's phone: what the bank has sent by SMS, the newest first. In demo mode only. */
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
