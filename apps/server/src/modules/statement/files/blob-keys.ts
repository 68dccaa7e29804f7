import { languages, type Language } from '@tartip/domain/language'
import { statementFormats, type StatementFormat } from '@tartip/domain/statements/statement'
import { statementFileTypes } from '@tartip/formats/statements/write-statement-file'

interface Owner {
  readonly legalPartyId: string
  readonly id: string
}

interface FileOfOwner {
  readonly format: StatementFormat
  readonly language: Language
}

/** Where the blob store has a file. */
export const blobKeyOf = ({ legalPartyId, id }: Owner, { format, language }: FileOfOwner): string =>
  `statements/${legalPartyId}/${id}/${format}-${language}.${statementFileTypes[format].extension}`

/** Every file that a statement can have: a process that is killed may have stored one without recording it. */
export const blobKeysOf = (owner: Owner): readonly string[] =>
  statementFormats.flatMap(format =>
    languages.map(language => blobKeyOf(owner, { format, language })),
  )
