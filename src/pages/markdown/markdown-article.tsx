import type { ReactNode } from 'react';
import { words as allWords } from '../../in-force/content.ts';
import { usePage } from '../../in-force/page-context.tsx';
import type { MarkdownWords } from '../../studio/markdown-nodes.ts';
import { type MarkdownNode, plainText } from '../../studio/markdown-nodes.ts';
import { ReadingIntroduction, ReadingPage, ReadingSection } from '../../ui/reading-page.tsx';
import { Nodes } from './markdown-elements.tsx';
import { useUntranslated } from './use-untranslated.tsx';

type MarkdownArticleProps = {
  words: MarkdownWords;
  /** Below the title. */
  details?: ReactNode;
  /** Beside the title. */
  picture?: ReactNode;
  /** After the text. */
  children?: ReactNode;
};

/** A shorter text needs no list of its sections. */
const fewestListed = 3;

/** The text of a Markdown file: each heading of the second level begins a section. */
export function MarkdownArticle({ words, details, picture, children }: MarkdownArticleProps) {
  const { textLanguage } = usePage();
  const { introduction, sections } = sectionsOf(words.body);
  const headings = sections.map(({ heading }) => plainText(heading));
  return (
    <ReadingPage
      title={words.title}
      lead={words.page.description}
      details={details}
      picture={picture}
      {...useUntranslated()}
      contents={{
        title: allWords[textLanguage].common.markdown.contents,
        headings: headings.length < fewestListed ? [] : headings,
        ids: sections.map(({ id }) => id),
      }}
    >
      {introduction.length > 0 && (
        <ReadingIntroduction>
          <Nodes nodes={introduction} />
        </ReadingIntroduction>
      )}
      {sections.map(({ heading, id, body }, index) => (
        <ReadingSection
          // Two sections may have one heading.
          key={`section-${index + 1}`}
          number={index + 1}
          id={id}
          heading={<Nodes nodes={heading} />}
        >
          <Nodes nodes={body} />
        </ReadingSection>
      ))}
      {children}
    </ReadingPage>
  );
}

type Section = {
  heading: readonly MarkdownNode[];
  /** Undefined without words. */
  id: string | undefined;
  body: MarkdownNode[];
};

function sectionsOf(nodes: readonly MarkdownNode[]) {
  const introduction: MarkdownNode[] = [];
  const sections: Section[] = [];
  for (const node of nodes)
    if (typeof node === 'object' && node.tag === 'h2')
      sections.push({ heading: node.children, id: node.attributes?.id, body: [] });
    else (sections.at(-1)?.body ?? introduction).push(node);
  return { introduction, sections };
}
