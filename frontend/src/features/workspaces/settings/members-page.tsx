export default function MembersPage() {
  return <div className="stack" />;
}
