import type { FastifyInstance, FastifyRequest } from 'fastify'

import { uploadRules } from '@tartip/domain/files/upload-purpose'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { SessionGate } from '../../../platform/graphql/session-gate.ts'
import {
  storePosPhoto,
  photoTypes,
  type PhotoStorage,
} from '../use-cases/applications/pos-photos.ts'
import type { AccessControlDeps } from '../use-cases/deps.ts'
import { httpRefusalOf } from './http-refusal-of.ts'

export interface PhotoRoutesDeps extends AccessControlDeps {
  readonly photos: PhotoStorage
  readonly authenticateCookie: SessionGate['authenticateCookie']
  readonly recordRefusal: SessionGate['recordRefusal']
}

const path = '/pos-photos'
type EntryRefusal = PolicyRefusal | 'UNAUTHENTICATED' | 'CONTRACT_LOST'

/**
 * Mounts `POST /pos-photos`: the photograph is the whole body, under its own content type. Nobody's
 * megabytes are read before it is known that they may bring them.
 */
export function addPhotoRoutes(routes: FastifyInstance, deps: PhotoRoutesDeps): void {
  const actors = new WeakMap<FastifyRequest, Actor>()
  void routes.register(async scope => {
    scope.addContentTypeParser(
      Object.keys(photoTypes),
      { parseAs: 'buffer', bodyLimit: uploadRules.POS_PHOTO.maxMegabytes * 1024 * 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async request => {
      const entered = await enter(deps, request)
      if (entered.ok) actors.set(request, entered.value)
      else throw httpRefusalOf(entered)
    })
    scope.post(path, async request => {
      const actor = actors.get(request)
      const { body } = request
      if (actor === undefined || !Buffer.isBuffer(body)) throw httpRefusalOf(err('FILE_EXTENSION'))
      const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      const kept = await storePosPhoto(deps.photos)(actor, { type, bytes: body })
      if (!kept.ok) throw httpRefusalOf(kept)
      return { photoId: kept.value }
    })
  })
}

async function enter(
  { authenticateCookie, recordRefusal }: PhotoRoutesDeps,
  { headers: { cookie }, ip }: FastifyRequest,
): Promise<Result<Actor, EntryRefusal>> {
  const session = await authenticateCookie(cookie, false)
  const entered = entryOf(session)
  if (entered.ok) return entered
  const { code } = entered.error
  const actor = session?.actor
  await recordRefusal({ code, operation: `/api/v1${path}`, ip, cookie, session, actor })
  return entered
}

function entryOf(
  session: Awaited<ReturnType<SessionGate['authenticateCookie']>>,
): Result<Actor, EntryRefusal> {
  if (session === undefined) return err('UNAUTHENTICATED')
  const { actor } = session
  if (actor === undefined) return err('CONTRACT_LOST')
  const allowed = may(actor, 'outlets.manage')
  return allowed.ok ? ok(actor) : allowed
}
