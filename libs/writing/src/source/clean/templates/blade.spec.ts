import { readSource } from '../../read-source.js';

const textsOf = (content: string): string[] => readSource(content).blocks.map(({ text }) => text);

const PAGE = `@extends('layouts.blog')

@section('title')

  <title>The wall</title>

@stop

@section('head')

  @php

    $isDark = false;

  @endphp

@endsection

@section('content')
<div>
  <h1>The wall is dry</h1>
  <p>It took us a summer. Thanks to
  @adalund
  and the crew.</p>
  @if(count($gates) > 0)
  <p>It has a gate.</p>
  @endif
</div>
@include('parts/foot', ['at' => now()])

@stop
`;

describe('the directives of a page of Blade', () => {
  it('are no text', () => {
    const { blocks, title } = readSource(PAGE);
    expect(blocks.map(({ text }) => text)).toEqual([
      'The wall is dry',
      'It took us a summer. Thanks to @adalund and the crew.',
      'It has a gate.',
    ]);
    expect(title).toBe('The wall is dry');
  });

  it('are none below front matter, in Markdown', () => {
    const page = `---\nextends: layouts.post\n---\n\n@section('content')\n\n# The wall\n\nIt is dry.\n\n@endsection\n`;
    expect(textsOf(page)).toEqual(['The wall', 'It is dry.']);
  });

  it('are kept in a text about them', () => {
    const text = `# Our pages\n\nA page begins so:\n\n\`\`\`\n@extends('layouts.blog')\n@section('title')\n@stop\n\`\`\`\n\nIt ends so.\n`;
    expect(textsOf(text).join('\n')).toContain("@extends('layouts.blog')\n@section('title')\n@stop");
  });
});
