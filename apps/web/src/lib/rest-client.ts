import { ApiError } from './api-error.ts'
import { apiErrorOf, isRecord } from './error-answer.ts'
import type { HttpAnswer, HttpRequest } from './http.ts'
import { sendHttp } from './http.ts'

type RestRequest = Omit<HttpRequest, 'path'> & { readonly path: `/${string}` }

/**
 * One call of the REST part (`/api/v1`). Outcomes as in the specification §8: 200 and 205 pass, 404
 * passes when it carries data, 400 and 403 reject with the server's code, 500 and above with the
 * technical error, a lost connection with `isNetwork`.
 */
export async function callRest(request: RestRequest): Promise<unknown> {
  const answer = await sendHttp({ ...request, path: `/api/v1${request.path}` })
  if (isSuccess(answer)) return answer.json
  throw restError(answer, request.path)
}

function isSuccess({ status, json }: HttpAnswer): boolean {
  if (status >= 200 && status < 300) return true
  return status === 404 && isRecord(json) && json['data'] !== undefined
}

export function restError({ status, json }: HttpAnswer, path: string): ApiError {
  if (status >= 500) return apiErrorOf(json, 'TECHNICAL_ERROR', status)
  if (status === 404) return new ApiError('URL_NOT_FOUND', { status, params: { url: path } })
  if (status === 400 && !hasCode(json))
    return new ApiError('REQUEST_ERROR', { status, params: { url: path } })
  return apiErrorOf(json, status === 401 ? 'UNAUTHENTICATED' : 'GENERIC', status)
}

const hasCode = (json: unknown): boolean => isRecord(json) && typeof json['code'] === 'string'
