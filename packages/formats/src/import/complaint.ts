import type { importErrors } from '@tartip/domain/errors/import-errors'
import { err, type Failure, type Params } from '@tartip/domain/result'

export type ImportCode = keyof typeof importErrors

/** One fault of a file: where it is, what stands there, and by its code what is expected. */
export interface Complaint {
  readonly code: ImportCode
  readonly sheet?: string
  /** As the program of the file counts, from 1. */
  readonly row?: number
  /** The letter of a spreadsheet's column, or the name of the field. */
  readonly column?: string
  /** The field of the payment or of the register row. */
  readonly field?: string
  readonly value?: string
  /** For the text of the code: the place and the value, and what the rule needs besides. */
  readonly params: Params
}

export interface ComplaintPlace {
  readonly sheet?: string
  readonly row?: number
  readonly column?: string
  /** The heading of the column, for the words alone. */
  readonly heading?: string
  readonly field?: string
  readonly value?: string
}

const longestShownHeading = 40
export const longestShownValue = 100

export function complaint(code: ImportCode, place: ComplaintPlace, params: Params = {}): Complaint {
  const { heading = '', ...shown } = place
  const value = place.value?.slice(0, longestShownValue)
  const { row, column } = place
  // «D (Сумма)»: a letter alone says nothing to a person who does not have the file open.
  const named = heading === '' ? column : `${column} (${heading.slice(0, longestShownHeading)})`
  return {
    code,
    ...shown,
    ...(value === undefined ? {} : { value }),
    params: {
      ...(row === undefined ? {} : { row }),
      ...(named === undefined ? {} : { column: named }),
      ...(value === undefined ? {} : { value }),
      ...params,
    },
  }
}

/** Ends the reading of a file that is refused as a whole. */
export class FileRefused extends Error {
  readonly code: ImportCode
  readonly params: Params

  constructor(code: ImportCode, params: Params = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** What is wrong with a value; where it stands is added by whoever reads the row. */
export const fault = (code: ImportCode, params: Params = {}): Failure<ImportCode> =>
  err(code, params)
