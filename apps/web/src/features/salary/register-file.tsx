import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { registerStageNames, registerStages } from '@tartip/domain/salary/register-status'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { UploadBlock } from '../../documents/attachment/upload-block.tsx'
import { useFileUpload } from '../../documents/attachment/use-file-upload.ts'
import { execute } from '../../lib/graphql-client.ts'
import { saveFile } from '../../lib/table-file/save-file.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { downloadList } from '../../lists/download-list.ts'
import { ImportSalaryDocument } from './api/salary.payment.generated.ts'
import classes from './salary.module.css'
import { salaryKey, service, type Register } from './salary-queries.ts'

interface RegisterFileDialogProps {
  legalPartyId: string
  /** The register whose rows the file replaces; without one the file becomes a new register. */
  register?: Pick<Register, 'id' | 'version'>
  onClose: () => void
}

/** A register from a file: the template, then the file, which is sent and checked at once. */
export function RegisterFileDialog({ legalPartyId, register, onClose }: RegisterFileDialogProps) {
  const { t } = useTranslation('salary')
  const { history } = useRouter()
  const client = useQueryClient()
  const failure = useFailure()
  const upload = useFileUpload({
    purpose: 'SALARY_FILE',
    onTake: failure.forget,
    onFailure: failure.show,
    async onUploaded({ uploadId }) {
      const replaced = register ? { salaryId: register.id, version: register.version } : {}
      const salary = { legalPartyId, uploadId, ...replaced }
      const { importSalary } = await execute(ImportSalaryDocument, { salary }, { service })
      void client.invalidateQueries({ queryKey: [salaryKey] })
      onClose()
      history.push(`/salary/detail-processing/${encodeURIComponent(importSalary)}`)
    },
  })
  const template = useMutation({
    mutationFn: () => saveOf({ name: 'salary-template', input: {} }),
    onError: failure.show,
  })

  return (
    <Dialog
      title={t($ => (register ? $.file.again : $.file.title))}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t($ => $.cancel)}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.note}>{t($ => $.file.hint)}</p>
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={template.isPending}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            onClick={() => template.mutate()}
          >
            {t($ => $.file.template)}
          </Button>
        </div>
        <UploadBlock
          id="salary-file"
          label={t($ => $.file.choose)}
          upload={upload}
          isWrong={failure.words !== undefined}
        />
        {failure.words ? (
          <Notice tone="danger" role="alert">
            {failure.words}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Saves a workbook of the server. */
export async function saveOf(list: Parameters<typeof downloadList>[0]): Promise<void> {
  const { signal } = new AbortController()
  const file = await downloadList(list, 'xlsx', { signal, onProgress: () => undefined })
  saveFile(file.name, file)
}

type Progress = 'waiting' | 'processing' | 'finished' | 'error'

/** How far the check of a file has come, stage by stage. */
export function RegisterStages({ register }: { register: Pick<Register, 'stage' | 'status'> }) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const { stage, status } = register
  if (!stage || (status !== 'PROCESSING' && status !== 'UNPROCESSABLE' && status !== 'FAILED')) {
    return null
  }
  const reached = registerStages.indexOf(stage)
  const progressOf = (index: number): Progress => {
    if (index < reached) return 'finished'
    if (index > reached) return 'waiting'
    return status === 'PROCESSING' ? 'processing' : 'error'
  }
  return (
    <ol className={classes.stages} aria-label={t($ => $.file.stages)}>
      {registerStages.map((name, index) => (
        <li key={name} data-progress={progressOf(index)}>
          {registerStageNames[name][language]}
          <span className={classes.note}> · {t($ => $.file.progress[progressOf(index)])}</span>
        </li>
      ))}
    </ol>
  )
}
