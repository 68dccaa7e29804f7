import { IconDownload } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { storedOfLanguage } from '@tartip/domain/language'
import { Button } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Page } from '../../../components/layout/page.tsx'
import { failureWords } from '../../../lib/failure-words.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { DownloadInstructionDocument } from '../api/download-instruction.document-template.generated.ts'
import { InstructionsDocument } from '../api/instructions.document-template.generated.ts'
import type { InstructionsQuery } from '../api/instructions.document-template.generated.ts'
import classes from '../more.module.css'
import { savePayload } from '../../../lib/save-payload.ts'

type Instruction = InstructionsQuery['getInstructionDocuments'][number]
const service = 'document-template'

const instructionsQuery = queryOptions({
  queryKey: ['instructions'],
  queryFn: async ({ signal }) =>
    (await execute(InstructionsDocument, {}, { service, signal })).getInstructionDocuments,
})

/** `/instructions`: the bank's instructions in the language of the screen. */
export function InstructionsRoute() {
  const { t } = useTranslation('more')
  const stored = storedOfLanguage(useLanguage())
  const all = useQuery(instructionsQuery)
  return (
    <Page isNarrow title={t($ => $.instructions.title)}>
      <div className={classes.sheet}>
        <QueryState
          query={all}
          skeleton={<RowsSkeleton rows={6} />}
          isEmpty={list => list.every(({ language }) => language !== stored)}
          empty={<EmptyState illustration="empty" title={t($ => $.instructions.empty)} />}
        >
          {list => <Instructions list={list.filter(({ language }) => language === stored)} />}
        </QueryState>
      </div>
    </Page>
  )
}

/** The one that the address names comes first. What is missing altogether is mentioned once, not in every row. */
function Instructions({ list }: { list: readonly Instruction[] }) {
  const { t } = useTranslation('more')
  const { document: wanted }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const first = list.filter(({ document }) => document === wanted)
  const others = list.filter(({ document }) => document !== wanted)
  const isNothingThere = list.every(({ isAvailable }) => !isAvailable)
  return (
    <>
      {isNothingThere ? <Notice role="note">{t($ => $.instructions.noneYet)}</Notice> : null}
      <ul className={classes.documents}>
        {[...first, ...others].map(one => (
          <InstructionRow key={one.document} instruction={one} isReportedAbove={isNothingThere} />
        ))}
      </ul>
    </>
  )
}

interface InstructionRowProps {
  instruction: Instruction
  /** Whether the row leaves it to the others that there is no file. */
  isReportedAbove: boolean
}

function InstructionRow({ instruction, isReportedAbove }: InstructionRowProps) {
  const { t } = useTranslation('more')
  const { t: common } = useTranslation('common')
  const screenLanguage = useLanguage()
  const { document, language, title, description, isAvailable } = instruction
  const download = useMutation({
    mutationFn: () => execute(DownloadInstructionDocument, { document, language }, { service }),
    onSuccess({ downloadInstructionDocument: payload }) {
      savePayload(payload)
      toast.success(t($ => $.instructions.saved, { name: payload.fileName }))
    },
    onError: async error => toast.error(await failureWords(error, common, screenLanguage)),
  })
  return (
    <li className={classes.document}>
      <div>
        <p className={classes.documentTitle}>{title}</p>
        <p className={classes.quiet}>{description}</p>
      </div>
      {isAvailable ? (
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t($ => $.instructions.downloadOf, { name: title })}
          onClick={() => download.mutate()}
        >
          {t($ => $.instructions.download)}
        </Button>
      ) : isReportedAbove ? null : (
        <p className={classes.quiet}>{t($ => $.instructions.missing)}</p>
      )}
    </li>
  )
}
