import type { FastifyReply, FastifyRequest } from 'fastify'

import { err, type Failure } from '@tartip/domain/result'

import { HasherBusy } from '../crypto/password-hasher.ts'
import { flowMs } from '../rules/session-lifetime.ts'
import type { Origin } from '../use-cases/deps.ts'
import type { SignedIn } from '../use-cases/sessions/open-session.ts'
import {
  cookieNames,
  readCookie,
  removedCookie,
  signedInHint,
  tokenCookie,
} from './session-cookie.ts'

/** Reads from requests at sign-in, and writes to replies, what cookies and headers carry. */
export interface SignInReplies {
  originOf(request: FastifyRequest): Origin
  /** Empty when there is none. */
  preSessionOf(request: FastifyRequest): string
  sessionOf(request: FastifyRequest): string | undefined
  startFlow(reply: FastifyReply, preSessionToken: string, lifeMs?: number): void
  /** The flow goes on and has its whole time again. */
  setFlowCookie(request: FastifyRequest, reply: FastifyReply): void
  clearFlowCookie(reply: FastifyReply): void
  signedIn(reply: FastifyReply, signedIn: SignedIn): { expiresInSeconds: number }
  signedOut(reply: FastifyReply): void
  expiry(reply: FastifyReply, expiresInSeconds: number): { expiresInSeconds: number }
  /** Too many passwords wait already: the browser is informed at once. */
  unlessBusy<T>(work: () => Promise<T>): Promise<T | Failure<'SERVICE_UNAVAILABLE'>>
}

export function createSignInReplies(isSecure: boolean): SignInReplies {
  const names = cookieNames(isSecure)
  const startFlow = (reply: FastifyReply, token: string, lifeMs: number = flowMs) => {
    const maxAgeSeconds = lifeMs / 1000
    reply.header('set-cookie', tokenCookie(names.preSession, token, { isSecure, maxAgeSeconds }))
  }
  const preSessionOf = (request: FastifyRequest) =>
    readCookie(request.headers.cookie, names.preSession) ?? ''
  const expiry = (reply: FastifyReply, expiresInSeconds: number) => {
    reply.header('x-session-expires-in', String(expiresInSeconds))
    return { expiresInSeconds }
  }
  return {
    originOf: request => ({ ip: request.ip }),
    preSessionOf,
    sessionOf: request => readCookie(request.headers.cookie, names.session),
    startFlow,
    setFlowCookie: (request, reply) => startFlow(reply, preSessionOf(request)),
    clearFlowCookie(reply) {
      reply.header('set-cookie', removedCookie(names.preSession, isSecure))
    },
    signedIn(reply, { token, expiresInSeconds }) {
      reply.header('set-cookie', [
        tokenCookie(names.session, token, { isSecure }),
        signedInHint(true, isSecure),
        removedCookie(names.preSession, isSecure),
      ])
      return expiry(reply, expiresInSeconds)
    },
    signedOut(reply) {
      reply.header('set-cookie', [
        removedCookie(names.session, isSecure),
        signedInHint(false, isSecure),
        removedCookie(names.preSession, isSecure),
      ])
    },
    expiry,
    async unlessBusy(work) {
      try {
        return await work()
      } catch (error) {
        if (error instanceof HasherBusy) return err('SERVICE_UNAVAILABLE')
        throw error
      }
    },
  }
}
