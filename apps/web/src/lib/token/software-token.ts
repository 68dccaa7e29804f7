import { ApiError, toApiError } from '../api-error.ts'
import { apiErrorOf, isRecord } from '../error-answer.ts'
import { sendHttp } from '../http.ts'
import {
  base64OfText,
  isTokenFault,
  signOneByOne,
  TokenError,
  type TokenDevice,
} from './token-device.ts'

/** A token of the demo: it lies with the simulator, which also says what the person's computer finds. */
export interface SoftwareTokenRef {
  readonly tokenId: string
  readonly legalPartyId: string
  readonly label: string
  readonly validUntil: string
}

/** The person's own token in this organisation; undefined without one, and outside of the demo. */
export async function findSoftwareToken(
  legalPartyId: string,
  shortName: string,
): Promise<SoftwareTokenRef | undefined> {
  const all = await readSoftwareTokens()
  return all.find(one => one.legalPartyId === legalPartyId && one.label.startsWith(shortName))
}

/** All tokens of the demo, for somebody who is not known yet; none outside of it. */
export async function readSoftwareTokens(): Promise<readonly SoftwareTokenRef[]> {
  const { status, json } = await sendHttp({
    method: 'GET',
    path: '/api/simulator/tokens',
    isPassive: true,
  })
  if (status !== 200 || !isRecord(json) || !Array.isArray(json['tokens'])) return []
  return json['tokens'].filter(isRecord).map(token => ({
    tokenId: textOf(token, 'tokenId'),
    legalPartyId: textOf(token, 'legalPartyId'),
    label: textOf(token, 'label'),
    validUntil: textOf(token, 'validUntil'),
  }))
}

export function createSoftwareToken({ tokenId, label, validUntil }: SoftwareTokenRef): TokenDevice {
  return {
    kind: 'software',
    async find() {
      await order(`/tokens/${tokenId}/certificate`).catch((error: unknown) => {
        throw failureOf(error)
      })
      return { label, validUntil }
    },
    sign: (pin, texts, onProgress) =>
      signOneByOne(
        texts,
        text => order(`/tokens/${tokenId}/sign`, { pin, data: base64OfText(text) }),
        failureOf,
        onProgress,
      ),
  }
}

/** Whichever token of the demo the person says is in their hands. */
export function createSoftwareTokens(tokens: readonly SoftwareTokenRef[]): TokenDevice {
  return {
    kind: 'software',
    find: async () => ({
      label: '',
      choices: tokens.map(({ tokenId: id, label, validUntil }) => ({ id, label, validUntil })),
    }),
    async sign(pin, texts, onProgress, choice) {
      const chosen = tokens.find(one => one.tokenId === choice)
      if (chosen === undefined) throw new TokenError('NOT_DEVICE')
      return createSoftwareToken(chosen).sign(pin, texts, onProgress)
    },
  }
}

async function order(path: string, body: object = {}): Promise<string> {
  const { status, json } = await sendHttp({ method: 'POST', path: `/api/simulator${path}`, body })
  if (status === 200 && isRecord(json)) return textOf(json, 'value')
  throw apiErrorOf(json, 'UNKNOWN_ERROR', status)
}

function failureOf(error: unknown): TokenError {
  if (error instanceof TokenError) return error
  const { code, params } = error instanceof ApiError ? error : toApiError(error)
  const { attemptsLeft } = params
  return new TokenError(
    isTokenFault(code) ? code : 'UNKNOWN_ERROR',
    typeof attemptsLeft === 'number' ? attemptsLeft : undefined,
  )
}

const textOf = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
