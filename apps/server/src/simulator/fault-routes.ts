import type { TwinDesk } from '@tartip/bank-twin/bank-twin-types'
import { faultKinds, noFaults } from '@tartip/bank-twin/faults/fault-plan'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { deskRoute, emptyShape, officerText } from './desk-route.ts'

const kind = z.enum(faultKinds)
const largestSeed = 2_147_483_647

/**
 * Fault injection between the internet bank and the bank, and the word list that stops a payment.
 */
export function registerFaults(app: FastifyInstance, desk: TwinDesk): void {
  const done = async (act: Promise<void>) => {
    await act
    return { ok: true } as const
  }

  app.get('/api/simulator/faults', async () => {
    const { unavailableUntil, ...plan } = await desk.faults()
    return {
      kinds: faultKinds,
      ...plan,
      unavailableUntil: unavailableUntil === undefined ? undefined : toIso(unavailableUntil),
      amlWords: await desk.amlWords(),
    }
  })
  deskRoute(
    app,
    '/faults/next',
    { params: emptyShape, body: z.object({ kind, count: z.number().int().min(1).max(1_000) }) },
    (_params, body) => done(desk.failNext(body.kind, body.count)),
  )
  deskRoute(
    app,
    '/faults/chance',
    { params: emptyShape, body: z.object({ kind, percent: z.number().int().min(0).max(100) }) },
    (_params, body) =>
      done(
        desk.changeFaults(plan => ({
          ...plan,
          chancePercent: { ...plan.chancePercent, [body.kind]: body.percent },
        })),
      ),
  )
  deskRoute(
    app,
    '/faults/seed',
    {
      params: emptyShape,
      body: z.object({ seed: z.number().int().min(0).max(largestSeed).nullable() }),
    },
    (_params, { seed }) =>
      done(
        desk.changeFaults(({ seed: _earlier, ...plan }) =>
          seed === null ? plan : { ...plan, seed },
        ),
      ),
  )
  deskRoute(
    app,
    '/faults/away',
    { params: emptyShape, body: z.object({ minutes: z.number().int().min(0).max(1_440) }) },
    (_params, body) => done(desk.makeUnavailable(body.minutes)),
  )
  deskRoute(app, '/faults/calm', { params: emptyShape, body: emptyShape }, () =>
    done(desk.setFaults(noFaults)),
  )
  deskRoute(
    app,
    '/faults/aml-words',
    {
      params: emptyShape,
      body: z.object({ words: z.array(officerText('amlWord')).max(100) }),
    },
    (_params, { words }) => done(desk.setAmlWords(words)),
  )
}
