import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { letterStatusNames } from '@tartip/domain/documents/letter-life-cycle'
import type { Language } from '@tartip/domain/language'
import { AppLink } from '../../components/controls/app-link.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { AttachmentLink } from '../../documents/attachment/attachment-link.tsx'
import { downloadFile } from '../../documents/attachment/uploaded-file.ts'
import type { DocumentDetails } from '../../documents/document-kind.ts'
import { RequisiteList } from '../../documents/drawer/requisite-list.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { savePayload } from '../../lib/save-payload.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FileMenu, papersAt } from '../../lists/file-menu.tsx'
import { service, subjectsQuery, type LetterRow } from './api/letter-queries.ts'
import { LetterFileContentDocument } from './api/read-letters.letter.generated.ts'
import classes from './letters.module.css'
import { lettersHref } from './urls.ts'

type Details = DocumentDetails<LetterRow>

export function LetterStatusChip({ row }: { row: LetterRow }) {
  const label = statusName(row, useLanguage())
  return <StatusLabel colour={row.statusColour} label={label} icon={iconOf(row)} />
}

function iconOf({ direction, letterStatus }: LetterRow) {
  if (direction === 'OUTGOING') return undefined
  return letterStatus === 'PROCESSED' ? IconMailOpened : IconMail
}

function statusName({ direction, letterStatus }: LetterRow, language: Language): string {
  const isRead = letterStatus === 'PROCESSED'
  return direction === 'INCOMING'
    ? letterStatusNames.incoming[isRead ? 'PROCESSED' : 'NOT_PROCESSED'][language]
    : letterStatusNames.outgoing[letterStatus][language]
}

export function LetterSummary({ details: { row } }: { details: Details }) {
  return <p className={classes.title}>{row.title}</p>
}

/** A file of the bank has no upload of its own: it comes inside the answer. */
async function saveAttachment({ id, legalPartyId, fileId, fileName }: LetterRow): Promise<void> {
  if (fileId && fileName) return downloadFile(fileId, fileName)
  const letter = { letterId: id, legalPartyId }
  const { getBase64: file } = await execute(LetterFileContentDocument, { letter }, { service })
  savePayload({ fileName: file.fileName, contentType: file.contentType, data: file.base64 })
}

/** The text comes before the facts; the status stands above both, however long the text is. */
export function LetterRequisites({ details: { row } }: { details: Details }) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  return (
    <>
      <p className={classes.message}>{row.message}</p>
      {row.fileName ? (
        <AttachmentLink fileName={row.fileName} onSave={() => saveAttachment(row)} />
      ) : null}
      <LetterFacts row={row} />
      <FileMenu
        label={t($ => $.sheet.paperIn)}
        size="sm"
        choices={papersAt(`/api/v1/exports/letter-papers?format=pdf&letterId=${row.id}`, language)}
      >
        {t($ => $.sheet.paper)}
      </FileMenu>
    </>
  )
}

function LetterFacts({ row }: { row: LetterRow }) {
  const { t } = useTranslation('letters')
  const isIncoming = row.direction === 'INCOMING'
  const answered = isIncoming ? 'outgoing' : 'incoming'
  return (
    <RequisiteList
      fields={[
        [t($ => $.sheet.sender), row.senderName, 'exact'],
        [t($ => $.sheet.recipient), row.recipientName, 'exact'],
        [t($ => $.sheet.subject), isIncoming ? null : <SubjectName key="subject" row={row} />],
        [t($ => $.sheet.date), <DateTimeText key="date" value={row.createdDate} />, 'exact'],
        [t($ => $.sheet.writer), row.userShortName, 'exact'],
        [
          t($ => $.sheet.answers),
          row.referenceLetterId ? (
            <AppLink href={lettersHref(answered, { letter: row.referenceLetterId })}>
              {t($ => (isIncoming ? $.sheet.toOwnLetter : $.sheet.toBankLetter))}
            </AppLink>
          ) : null,
        ],
      ]}
    />
  )
}

/** A subject that the bank has dropped since is known by its code alone. */
function SubjectName({ row: { subjectCode } }: { row: LetterRow }) {
  const language = useLanguage()
  const subjects = useQuery(subjectsQuery(language)).data
  const subject = subjects?.find(({ code }) => code === subjectCode)
  return subjects ? (subject?.name[language] ?? subjectCode) : null
}

/** Everything that is signed: the head of the line has the title. */
export function LetterSigningFacts({ row }: { row: LetterRow }) {
  const { t } = useTranslation('letters')
  return (
    <>
      <p className={classes.message}>{row.message}</p>
      {row.fileName ? (
        <p className={classes.note}>{t($ => $.sheet.file, { name: row.fileName ?? '' })}</p>
      ) : null}
    </>
  )
}
