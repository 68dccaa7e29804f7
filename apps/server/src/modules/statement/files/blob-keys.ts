import { languages } from '@tartip/domain/language'
import { statementFormats } from '@tartip/domain/statements/statement'
import { statementFileTypes } from '@tartip/formats/statements/write-statement-file'

import type { FileKey } from '../store/file-store.ts'
import type { StatementRecord } from '../store/statement-store.ts'

type Owner = Pick<StatementRecord, 'legalPartyId' | 'id'>

/** Where the blob store has a file. */
export const blobKeyOf = ({ legalPartyId, id }: Owner, { format, language }: FileKey): string =>
  `statements/${legalPartyId}/${id}/${format}-${language}.${statementFileTypes[format].extension}`

/** Every file that a statement can have: a process that is killed may have stored one without recording it. */
export const blobKeysOf = (owner: Owner): readonly string[] =>
  statementFormats.flatMap(format =>
    languages.map(language => blobKeyOf(owner, { format, language })),
  )
