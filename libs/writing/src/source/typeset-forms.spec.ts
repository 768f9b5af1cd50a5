import { mentionsOf } from '../annotate/mentions/extract-mentions.js';
import { readSource } from './read-source.js';

const LATEX = String.raw`\documentclass[11pt]{article}
\usepackage{graphicx} % pictures
\title{How the \emph{library} went online}
\author{Ann Lee}
\begin{document}
\maketitle
\section{The plan}\label{sec:plan}
The library closed two branches in March~2017 \cite{keller2017}. It saved 40\% of \$1.2 million --- \textbf{nearly half}.
See Section~\ref{sec:plan}. Visits grew as $v_t = v_0 e^{rt}$ says.\footnote{A note.}
% a comment
\subsection*{Readers}
%QUOTE%
\begin{itemize}
  \item Three branches stayed open.
  \item[Hours] The hall opens at nine.
\end{itemize}
\begin{equation}
E = mc^2
\end{equation}
\begin{figure}[h]\includegraphics{a.png}\caption{A picture}\end{figure}
Jos\'e and M\"uller read \texttt{OpenShelf} at \url{https://x.example/a}.
\end{document}`.replace('%QUOTE%', "``We lost rooms,'' said Keller.");

const RESTRUCTURED = `.. _top:

=============
The library
=============

:Author: Ann Lee

The plan
--------

The library closed *two* branches in **March**. See :ref:\`the plan <plan>\` and \`our site <https://x.example>\`_.

.. note::

   The hall stays open.

.. code-block:: python
   :linenos:

   print(1)

Readers
~~~~~~~

* Three branches stayed open [1]_.

.. image:: a.png
   :alt: A picture

+--------+-------+
| Branch | Loans |
+========+=======+
| North  | 40    |
+--------+-------+
| South  | 50    |
+--------+-------+

.. [1] A note.

Run it::

    make all
`;
const blocksOf = (content: string): string[] =>
  readSource(content).blocks.map(({ kind, level, text }) => `${kind} ${level}: ${text}`);

describe('typeset sources', () => {
  it('LaTeX: title, headings, lists and words are read, formulas stay as they are', () => {
    expect(readSource(LATEX).title).toBe('How the library went online');
    expect(blocksOf(LATEX)).toEqual([
      'heading 1: How the library went online',
      'heading 2: The plan',
      'paragraph 0: The library closed two branches in March 2017. It saved 40% of $1.2 million — nearly half. Visits grew as $v_t = v_0 e^{rt}$ says.',
      'heading 3: Readers',
      'paragraph 0: “We lost rooms,” said Keller.',
      'item 1: Three branches stayed open.',
      'item 1: Hours: The hall opens at nine.',
      'code 0: E = mc^2',
      'paragraph 0: José and Müller read OpenShelf at https://x.example/a.',
    ]);
  });

  it('reStructuredText: titles, lists, links and tables are read, directives go, their notes stay', () => {
    const source = readSource(RESTRUCTURED);
    expect(source.title).toBe('The library');
    expect(blocksOf(RESTRUCTURED)).toEqual([
      'heading 1: The library',
      'heading 2: The plan',
      'paragraph 0: The library closed two branches in March. See the plan and our site.',
      'paragraph 0: The hall stays open.',
      'heading 2: Readers',
      'item 1: Three branches stayed open.',
      'table 0: North; Loans: 40',
      'table 0: South; Loans: 50',
      'paragraph 0: Run it:',
      'code 0: make all',
    ]);
    expect(mentionsOf(source).map(({ text }) => text)).toContain('https://x.example');
  });

  it.each([LATEX, RESTRUCTURED])('a sentence still knows its place in the content as sent', (content) => {
    const source = readSource(content);
    for (const { text, start } of source.sentences) {
      const at = source.toContent(start);
      const [word = ''] = /(?<!\p{L})[a-zA-Z]{3,}(?!\p{L})/u.exec(text) ?? [];
      expect(content.slice(at, at + text.length * 2)).toContain(word);
    }
  });

  it('prose about LaTeX is no LaTeX', () => {
    const content =
      'The command \\emph{a} marks a word. We wrote a book about it in 2019, with $5 and {braces}.';
    expect(readSource(content).sentences).toHaveLength(2);
    expect(readSource(content).text).toContain('{braces}');
  });

  it('a heading underlined with equals signs is one in a plain paste', () => {
    expect(blocksOf('A title\n=======\n\nWe wrote it down.')).toEqual([
      'heading 1: A title',
      'paragraph 0: We wrote it down.',
    ]);
  });
});
