import {
  exportedFileStatusNames,
  importedFileStatusNames,
  type ExportedFileStatus,
  type ImportedFileStatus,
} from '@tartip/domain/files/exchanged-files'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import { IconCircleCheck, IconClock, IconColumns } from '@tabler/icons-react'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { ImportedFile } from './file-queries.ts'

const importedColours = {
  PROCESSING: 'warning',
  PROCESSED: 'info',
  EDITED: 'info',
  UNPROCESSABLE: 'danger',
  FAILED: 'danger',
  UPLOADING: 'warning',
  PARTIALLY_PROCESSED: 'info',
  UPLOADED: 'success',
  DENIED: 'muted',
} as const satisfies Record<ImportedFileStatus, StatusColour>

export function ImportedStatus({
  file: { status, awaitsColumns },
}: {
  file: Pick<ImportedFile, 'status' | 'awaitsColumns'>
}) {
  const { t } = useTranslation('files')
  const label = importedFileStatusNames[status][useLanguage()]
  if (awaitsColumns) {
    return <StatusLabel colour="warning" label={t($ => $.columns.awaited)} icon={IconColumns} />
  }
  const colour = importedColours[status]
  return (
    <StatusLabel
      colour={colour}
      label={label}
      icon={colour === 'info' ? IconCircleCheck : undefined}
    />
  )
}

const exportedColours = {
  PENDING: 'muted',
  GENERATING: 'warning',
  SUCCESS: 'success',
  ERROR: 'danger',
  EMPTY: 'muted',
} as const satisfies Record<ExportedFileStatus, StatusColour>

export function ExportedStatus({ status }: { status: ExportedFileStatus }) {
  const label = exportedFileStatusNames[status][useLanguage()]
  return (
    <StatusLabel
      colour={exportedColours[status]}
      label={label}
      icon={status === 'PENDING' ? IconClock : undefined}
    />
  )
}
