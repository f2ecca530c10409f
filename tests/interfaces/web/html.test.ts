import { html, textOf } from '../../../src/interfaces/web/html';

describe('html', () => {
  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['" onmouseover="alert(1)', '<p>&quot; onmouseover=&quot;alert(1)</p>'],
    ["' autofocus onfocus=alert`1`", '<p>&#39; autofocus onfocus=alert`1`</p>'],
    ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
    ['Anna\u202e (1st)', '<p>Anna (1st)</p>'],
    ['עומר\u2069 1', '<p>\u2068עומר 1\u2069</p>'],
  ])('makes %s harmless text', (hostile, expected) => {
    expect(textOf(html`<p>${hostile}</p>`)).toBe(expected);
  });

  it('keeps what another template made, and lists of it', () => {
    const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`);
    expect(textOf(html`<p>${items}</p>`)).toBe('<p><i>a</i><i>&lt;b&gt;</i></p>');
  });

  it('leaves out indentation between blocks, and keeps what parts two words', () => {
    const made = html`<ul>
      <li>
        <a href="/one">one</a>
        <a href="/two">two</a>
      </li>
    </ul>`;
    expect(textOf(made)).toBe('<ul><li><a href="/one">one</a>\n<a href="/two">two</a></ul>');
  });

  it('leaves out the end tags that HTML puts in itself, in templates only', () => {
    const made = html`<table>
      <tr>
        <th>${'</td>'}</th>
        <td>1</td>
      </tr>
    </table>`;
    expect(textOf(made)).toBe('<table><tr><th>&lt;/td&gt;<td>1</table>');
  });

  it('leaves nothing for what is not there, and keeps zero', () => {
    expect(textOf(html`${null}${undefined}${false}${0}${''}`)).toBe('0');
  });

  it('does not take an object from outside for HTML', () => {
    const forged = JSON.parse('{"html":"<script>"}') as never;
    expect(textOf(html`${forged}`)).toBe('undefined');
  });
});
