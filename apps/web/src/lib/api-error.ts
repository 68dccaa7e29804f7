import type { LocalizedText } from '@tartip/domain/language'
import type { Params } from '@tartip/domain/result'

/** What the server found wrong with one field of a form. */
export interface ApiFieldFailure {
  readonly field: string
  readonly code: string
  readonly params: Params
  readonly message?: LocalizedText
}

interface ApiErrorParts {
  readonly params?: Params
  readonly traceId?: string | undefined
  readonly fields?: readonly ApiFieldFailure[] | undefined
  readonly isNetwork?: boolean
  readonly status?: number | undefined
}

/**
 * Any refusal or failure of a call. `code` is a stable code of the error catalogue; screens show
 * `errorText(code, params, language)` of the domain, never the message of this object.
 */
export class ApiError extends Error {
  readonly code: string
  readonly params: Params
  /** The log of the server has the details under this id; shown small beside technical errors. */
  readonly traceId: string
  readonly fields?: readonly ApiFieldFailure[]
  /** No answer came: offline, timed out or cut. Whether the call had an effect is unknown. */
  readonly isNetwork: boolean
  readonly status?: number

  constructor(code: string, parts: ApiErrorParts = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.params = parts.params ?? {}
    this.traceId = parts.traceId ?? ''
    this.isNetwork = parts.isNetwork ?? false
    if (parts.fields) this.fields = parts.fields
    if (parts.status !== undefined) this.status = parts.status
  }
}

/**
 * Any thrown value as an ApiError, so that screens know one kind of failure. What no call has thrown is a fault of this
 * page: the bank is not down, and waiting would not help.
 */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('PAGE_FAILED')
}
