import { operation } from '@/api/operation';

interface KnowledgeRequest {
  key: string;
  /** For texts that name the fund. */
  fundCode?: string;
}

interface Knowledge {
  title: string;
  /** Paragraphs, divided by line breaks. */
  content: string;
}

/** A text of the content room by its key. */
export const knowledge = operation<KnowledgeRequest, Knowledge>({
  id: 'knowledge',
  method: 'GET',
  path: '/api/v1/m/knowledges',
});
