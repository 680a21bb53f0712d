/* once */
import { DocumentSection, Reader } from '@/patterns/Reader';
import { tinyPdf } from '@/patterns/viewer/tinyPdf';

const address = URL.createObjectURL(
  new Blob([tinyPdf(5) as BlobPart], { type: 'application/pdf' }),
);

/** A document in PDF, page by page. */
export function PdfStory() {
  return (
    <Reader title="基金合同" sub="稳健增利债券A">
      <DocumentSection title="基金合同" source={{ pdf: address, name: '基金合同' }} />
    </Reader>
  );
}

/** A picture, to be looked at closely. */
export function PictureStory() {
  return (
    <Reader title="查看文件">
      <DocumentSection title="公司证照" source={{ image: '/icon.svg', name: '公司证照' }} />
    </Reader>
  );
}
